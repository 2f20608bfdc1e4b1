interface MailAddressProps {
  /** the link of the button above it */
  href: string
}

/** The address that a button mails to, for whom it opens nothing; nothing below a link to a page. */
export function MailAddress({ href }: MailAddressProps) {
  const address = /^mailto:([^?]+)/.exec(href)?.[1]
  return address && <p className="muted text-sm">Of mail zelf naar {address}</p>
}
