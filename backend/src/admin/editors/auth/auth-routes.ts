/** The part of React Router's router that we call. */
interface Routes {
  patchRoutes(parentId: string, children: AuthRoute[]): void
  navigate(to: string, options: { replace: boolean }): Promise<void>
}

interface AuthRoute {
  path: string
  lazy: () => Promise<{ Component: React.ComponentType }>
}

/** Strapi's route holder; it calls `createRouter` once, just before the first render. */
export interface RouterFactory {
  createRouter(strapi: unknown, options: { basename?: string }): Routes
}

const pages: AuthRoute[] = [
  { path: 'auth/login', lazy: async () => ({ Component: (await import('./log-in-page')).LogInPage }) },
  {
    path: 'auth/register',
    lazy: async () => ({ Component: (await import('./accept-invitation-page')).AcceptInvitationPage }),
  },
  {
    path: 'auth/reset-password',
    lazy: async () => ({ Component: (await import('./reset-password-page')).ResetPasswordPage }),
  },
]

/** Strapi's outermost route has no id, so React Router numbers it. */
const outermostRoute = '0'

/**
 * Replaces Strapi's pages for logging in, accepting an invitation and choosing a new password. Strapi does not let
 * anyone change those routes; React Router adds ours beside them, where a full path outranks `auth/:authType`.
 */
export function replaceAuthPages(factory: RouterFactory): void {
  const create = factory.createRouter.bind(factory)
  factory.createRouter = (strapi, options) => {
    const router = create(strapi, options)
    router.patchRoutes(outermostRoute, pages)
    const path = window.location.pathname.slice(options.basename?.length ?? 0)
    // the initial URL was matched before our pages were added
    if (pages.some((page) => `/${page.path}` === path))
      void router.navigate(`${path}${window.location.search}`, { replace: true })
    return router
  }
}
