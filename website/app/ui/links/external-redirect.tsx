interface ExternalRedirectProps {
  /** URL of the other site */
  to: string
  label: string
}

/**
 * Navigates to another site after a form. Browsers block a redirect of a form to another site (`form-action` of the
 * Content-Security-Policy).
 */
export function ExternalRedirect({ to, label }: ExternalRedirectProps) {
  return (
    <p className="notice notice--ok" role="status">
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <strong>U gaat naar {label}</strong>
      <a className="link" href={to} rel="nofollow">
        Ga zelf verder
      </a>{' '}
      als dat niet vanzelf gebeurt.
    </p>
  )
}
