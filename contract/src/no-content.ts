import { z } from 'zod'

/** Input of an endpoint whose path says everything; whatever is sent is ignored. */
export const noInput = z.custom<undefined>(() => true).transform(() => undefined)

/** Output of an endpoint that answers 204. */
export const noContent = z.null()
