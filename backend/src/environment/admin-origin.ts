import { environment } from './environment'

/** Where editors reach the admin. */
export const adminOrigin = new URL(environment.BACKEND_URL ?? `http://${environment.HOST}:${environment.PORT}`).origin
