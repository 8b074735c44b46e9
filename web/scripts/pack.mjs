// Writes every asset a second and third time, compressed as small as can be: the server then only has to choose.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = new URL('../../src/slipstream/server/static/assets/', import.meta.url).pathname;
const TEXTS = /\.(js|css|ftl|svg|json|webmanifest)$/;
const LEAST = 600; // bytes: what is smaller fits into one packet anyhow

for (const name of readdirSync(folder)) {
  const plain = TEXTS.test(name) ? readFileSync(join(folder, name)) : Buffer.alloc(0);
  if (plain.length < LEAST) continue;
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
  const gzip = gzipSync(plain, { level: 9 });
  if (brotli.length < plain.length) writeFileSync(join(folder, `${name}.br`), brotli);
  if (gzip.length < plain.length) writeFileSync(join(folder, `${name}.gz`), gzip);
}
