declare const self: ServiceWorkerGlobalScope

/** The global scope of the worker, with its type: the library of TypeScript has that of any worker. */
export const worker: ServiceWorkerGlobalScope = self
