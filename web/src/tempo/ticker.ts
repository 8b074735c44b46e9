/* One loop for everything that moves: whoever wants a next frame stays in it. */

/** Gets the time of a frame; true if it wants another one. */
export type Job = (now: number) => boolean;

const jobs = new Set<Job>();
let frame = 0;

function loop(now: number): void {
  frame = 0;
  for (const job of [...jobs]) if (!job(now)) jobs.delete(job);
  if (jobs.size) ask();
}

function ask(): void {
  if (!frame) frame = requestAnimationFrame(loop);
}

/** Run a job at every frame from the next one on, until it has enough. Jobs run in the order they came. */
export function wake(job: Job): void {
  jobs.add(job);
  ask();
}

export function rest(job: Job): void {
  jobs.delete(job);
  if (!jobs.size && frame) {
    cancelAnimationFrame(frame);
    frame = 0;
  }
}
