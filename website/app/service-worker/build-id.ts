declare const BUILD_ID: string

/** The build that this worker belongs to; the build of the worker fills it in (server/files/build-service-worker.ts). */
export const buildId: string = BUILD_ID
