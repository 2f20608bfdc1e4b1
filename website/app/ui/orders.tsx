import { Link } from './links/link.tsx'

interface OrdersProps {
  orders: readonly { label: string; href: string; isCurrent: boolean }[]
}

/** The orders of a list, as links. */
export function Orders({ orders }: OrdersProps) {
  return (
    <nav className="orders" aria-label="Sorteren">
      {orders.map(({ label, href, isCurrent }) => (
        <Link className="link" key={label} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
