/** Hand a file to the reader. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** An SVG picture as a PNG, twice as large. */
export async function asPng(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 2 * picture.naturalWidth;
    canvas.height = 2 * picture.naturalHeight;
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) => canvas.toBlob((png) => (png ? done(png) : failed(new Error('png'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}
