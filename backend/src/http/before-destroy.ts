import type { Core } from '@strapi/strapi'

/** Does `work` before Strapi destroys anything; its lifecycle `destroy` runs after that of the plugins. */
export function beforeDestroy(strapi: Core.Strapi, work: () => Promise<void>): void {
  const destroy = strapi.destroy.bind(strapi)
  strapi.destroy = async () => {
    await work()
    await destroy()
  }
}
