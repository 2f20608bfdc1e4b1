import { environment } from './environment'

/** The origin of the admin. */
export const adminOrigin = new URL(environment.BACKEND_URL ?? `http://${environment.HOST}:${environment.PORT}`).origin
