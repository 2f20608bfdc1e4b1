import type { Core } from '@strapi/strapi'
import { isLostConnection } from './lost-connection'
import { isRejectedStatement } from './statement-errors'

/**
 * Survives statements that fail in a promise that nothing awaits: after a commit Strapi reads the document once more
 * for its webhooks, and of parallel queries it awaits none after the first failure. Neither the process nor the
 * connection is harmed. Any other unhandled rejection still ends the process.
 */
export function ignoreUnawaitedStatements(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    if (!isLostConnection(reason) && !isRejectedStatement(reason)) throw reason
    strapi.log.warn(`A statement failed in work that nothing awaits: ${reason.message}`)
  })
}
