interface Plugin {
  routes: Record<string, { routes: { method: string; path: string }[] }>
}

/**
 * Removes the route that sends any mail in the site's name: Strapi opens it to every editor, whatever the role, and no
 * screen of the admin uses it.
 */
export default (plugin: Plugin): Plugin => {
  for (const router of Object.values(plugin.routes)) {
    router.routes = router.routes.filter(({ method, path }) => !(method === 'POST' && path === '/'))
  }
  return plugin
}
