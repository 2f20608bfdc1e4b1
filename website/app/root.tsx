import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { COLOUR_MODE_SCRIPT } from './chrome/colour-mode/colour-mode.ts'
import { ErrorScreen } from './chrome/error-screen.tsx'
import favicon from './chrome/favicon.svg?url'
import { FONT_SCRIPT, FontFaces } from './chrome/fonts/fonts.tsx'
import { PageLinks } from './chrome/navigation/page-links.tsx'
import { useRouteHandle } from './chrome/use-handle.ts'
import { APP_FILES, THEME_COLOURS, useEdition } from './features/editions/editions.ts'
import { useIsPreview } from './features/previews/token-in-address.ts'
import './styles/site.css'

export const links: Route.LinksFunction = () => [
  // smaller inlined than a request, which a first visit would make before its pictures
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  const edition = useEdition()
  const isPreview = useIsPreview()
  const forced = useRouteHandle().colourMode
  const { light, dark } = THEME_COLOURS[edition]
  const { manifest, icon } = APP_FILES[edition]
  // clicks from before hydration wait for this (document/late-scripts.server.ts)
  useEffect(() => {
    dispatchEvent(new Event('gevel:started'))
  }, [])
  return (
    // the class is set before React starts (COLOUR_MODE_SCRIPT), so it may differ from the server's
    <html lang="nl" data-edition={edition} data-forced-mode={forced} className={forced} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href={manifest} />
        <link rel="apple-touch-icon" href={icon} />
        <FontFaces />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, and they must run before the first paint
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? COLOUR_MODE_SCRIPT + FONT_SCRIPT : '' }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* a preview follows no links, and in its frame the browser may deny all storage */}
        {!isPreview && (
          <>
            <PageLinks />
            <ScrollRestoration />
          </>
        )}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="inhoud" data-layout="empty">
      <ErrorScreen error={error} />
    </main>
  )
}
