import type { Core } from '@strapi/strapi'

/** Runs `work` before Strapi destroys anything; its `destroy` hook runs after those of the plugins. */
export function beforeDestroy(strapi: Core.Strapi, work: () => Promise<void>): void {
  const destroy = strapi.destroy.bind(strapi)
  strapi.destroy = async () => {
    await work()
    await destroy()
  }
}
