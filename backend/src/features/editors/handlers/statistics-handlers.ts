import type { Handlers } from '../handler'

/** What an editor must be allowed to do to open the screen behind a number. */
const permissions: Readonly<Record<string, string>> = {
  assets: 'plugin::upload.read',
  contentTypes: 'plugin::content-type-builder.read',
  components: 'plugin::content-type-builder.read',
  locales: 'plugin::i18n.locale.read',
  admins: 'admin::users.read',
  webhooks: 'admin::webhooks.read',
  apiTokens: 'admin::api-tokens.read',
}

/** `GET /admin/homepage/key-statistics`: the admin hides the numbers that are null, with their links. */
export function statisticsHandlers(): Handlers {
  return {
    async getKeyStatistics(ctx) {
      const numbers: Record<string, unknown> = await strapi.service('admin::homepage').getKeyStatistics()
      const shown = Object.entries(numbers).map(([name, number]) => {
        const permission = permissions[name]
        return [name, permission && ctx.state.userAbility.can(permission) ? number : null]
      })
      ctx.body = { data: Object.fromEntries(shown) }
    },
  }
}
