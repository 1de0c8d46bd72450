/** What the worker is asked, and what it answers: without a picture when it cannot be made small enough. */
export interface ScaleRequest {
  file: Blob;
  maxBytes: number;
}
export interface ScaleAnswer {
  picture?: Blob;
}

/** Returns a picture with smaller sides and at most `maxBytes`, made in a worker. Rejects when that fails. */
export function scalePicture(file: Blob, maxBytes: number): Promise<Blob> {
  const worker = new Worker(new URL('./scale-picture.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ScaleAnswer>) =>
      data.picture ? resolve(data.picture) : reject(new Error('The picture cannot be made small enough.')),
    );
    worker.addEventListener('error', () => reject(new Error('The worker has failed.')));
    worker.postMessage({ file, maxBytes } satisfies ScaleRequest);
  }).finally(() => worker.terminate());
}
