import type { PublicFormEndpoint } from '@gevel/contract/endpoint'
import { errors } from '@strapi/utils'
import type { z } from 'zod'
import { fieldError } from '../errors/field-error'
import { clientOf } from '../http/client'
import type { ApiRoute } from '../http/route'
import { type Handler, parseRequest, type RouteRequest, route } from '../http/route'
import { consumeAnonymousLimit } from '../limits/anonymous-limit'
import { type ReceivedFile, receiveFiles, type UploadRule } from './upload-rule'

/** A request of a form with its files. */
export interface UploadRequest<E extends PublicFormEndpoint> extends RouteRequest<E> {
  files: readonly ReceivedFile[]
}

/**
 * A `publicFormRoute` whose form may have files. The body is multipart, with the input as JSON in the field `input`, or
 * JSON when there are no files. The files are received after the attempt was counted, and are gone after the response.
 * @param rule listed in `uploads` of the feature
 */
export function publicUploadRoute<
  Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType<object | null, object | null>,
  Response extends z.input<Output>,
>(
  endpoint: PublicFormEndpoint<Path, Input, Output>,
  rule: UploadRule,
  handler: Handler<UploadRequest<PublicFormEndpoint<Path, Input, Output>>, Response, z.input<Output>>,
): ApiRoute {
  return route(endpoint, async (ctx) => {
    await consumeAnonymousLimit(clientOf(ctx))
    if (!ctx.is('multipart')) return handler({ ...parseRequest(ctx, endpoint), files: [] })
    return receiveFiles(ctx, rule, ({ fields, files }) => {
      ctx.request.body = parseInputField(fields.input)
      return handler({ ...parseRequest(ctx, endpoint), files })
    }).catch((error: unknown) => {
      throw atFiles(error)
    })
  })
}

/** The sentence of a rejected file as an error of the field, which is `files` in every form. */
function atFiles(error: unknown): unknown {
  const isOfFile = error instanceof errors.ApplicationError && !('errors' in error.details)
  return isOfFile ? fieldError([{ path: ['files'], message: error.message }]) : error
}

function parseInputField(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw new errors.ValidationError('De inhoud van het verzoek is niet te lezen.')
  }
}
