/* A poster that the server drew, as a picture of dots: made here, nothing leaves the page. */

export type Shape = 'wide' | 'tall';
const SIZES: Record<Shape, [number, number]> = { wide: [1200, 630], tall: [1080, 1350] };

export const addressOfPoster = (table: string, race: number, shape: Shape, language: string, named: boolean): string =>
  `/api/tables/${table}/poster?race=${race}&shape=${shape}&lang=${language}&named=${named}`;

export interface Poster {
  svg: string;
  /** What it says, for those who do not see it. */
  sentence: string;
}

export async function fetchPoster(address: string): Promise<Poster | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    return { svg: await answer.text(), sentence: decodeURIComponent(answer.headers.get('x-sentence') ?? '') };
  } catch {
    return null;
  }
}

export const shownAs = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The poster as PNG; its letters are outlines, so that no font is needed. */
export async function pngOf(svg: string, shape: Shape): Promise<Blob> {
  const picture = new Image();
  picture.src = shownAs(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = SIZES[shape];
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
