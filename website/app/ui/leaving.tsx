interface LeavingProps {
  /** address of the other site */
  to: string
  label: string
}

/**
 * Sends the browser to another site after a form. A redirect would not do: browsers refuse one that leads a form off the site
 * (`form-action` of the Content-Security-Policy).
 */
export function Leaving({ to, label }: LeavingProps) {
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
