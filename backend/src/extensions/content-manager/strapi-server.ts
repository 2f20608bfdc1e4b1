import { errors } from '@strapi/utils'

type Method = (this: unknown, ...given: unknown[]) => Promise<unknown>

interface Plugin {
  controllers: { relations: { extractAndValidateRequestInfo: Method } }
}

/** Answers 403 where Strapi forgets that it has refused a list of relations, goes on without what it looked up, and fails with a 500. */
export default (plugin: Plugin): Plugin => {
  const { relations } = plugin.controllers
  const look = relations.extractAndValidateRequestInfo
  relations.extractAndValidateRequestInfo = async function (...given) {
    const found = await look.apply(this, given)
    if (found === undefined) throw new errors.ForbiddenError()
    return found
  }
  return plugin
}
