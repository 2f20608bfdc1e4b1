import { z } from 'zod'

/** Input of an endpoint that needs only its path; a body is ignored. */
export const noInput = z.custom<undefined>(() => true).transform(() => undefined)

/** Output of an endpoint that responds with 204. */
export const noContent = z.null()
