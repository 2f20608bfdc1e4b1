interface MailAddressProps {
  /** the link of the button above it */
  href: string
}

/** The address below a button that opens a mail program, for devices without one. Renders nothing for other links. */
export function MailAddress({ href }: MailAddressProps) {
  const address = /^mailto:([^?]+)/.exec(href)?.[1]
  return address && <p className="muted text-sm">Of mail zelf naar {address}</p>
}
