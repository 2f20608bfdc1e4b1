interface LabelledListProps {
  items: readonly { label: string; value: string; href?: string }[]
  className?: string | undefined
}

/** Small labels above their texts, between rules. */
export function LabelledList({ items, className = '' }: LabelledListProps) {
  return (
    <dl className={`labelled ${className}`}>
      {items.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {href ? (
              <a className="link" href={href}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
