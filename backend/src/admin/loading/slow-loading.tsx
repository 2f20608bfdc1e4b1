import { Typography } from '@strapi/design-system'
import { useEffect, useState } from 'react'

const patienceMs = 4_000

/** A message below the admin's loading indicator when loading takes long. */
export function SlowLoading() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isSlow && (
        <Typography tag="p" textColor="neutral600" textAlign="center">
          Het laden duurt lang. Zodra er verbinding is, gaat dit vanzelf verder.
        </Typography>
      )}
    </div>
  )
}
