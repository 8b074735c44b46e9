// Answers what the page would promise: a line of JSON in, a line of JSON out. Used by bench/promises.py.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';

const root = new URL('..', import.meta.url).pathname;
const vite = await createServer({ root, server: { middlewareMode: true, watch: null }, appType: 'custom', logLevel: 'error' });
const { expected, levelsFor } = await vite.ssrLoadModule('/src/strength/field.ts');
const { estimate } = await vite.ssrLoadModule('/src/strength/person.ts');
const scale = JSON.parse(readFileSync(process.argv[2], 'utf8')).strength;

for await (const line of createInterface({ input: process.stdin })) {
  const { races, where, number, field } = JSON.parse(line);
  const person = estimate(races, scale);
  const rivals = field ?? levelsFor(person, scale, where, number);
  console.log(JSON.stringify({ rivals, person, ...expected(person, scale, where, rivals) }));
}
await vite.close();
