import { Typography } from '@strapi/design-system'

/** An error of a whole form. */
export function FormError({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <Typography tag="p" role="alert" textColor="danger600">
      {children}
    </Typography>
  )
}
