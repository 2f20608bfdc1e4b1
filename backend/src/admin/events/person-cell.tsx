import { Flex, Typography } from '@strapi/design-system'

interface Person {
  name: string
  email: string
  company: string | null
}

/** The cell that names a person who has no screen of its own, with address and company below. */
export function PersonCell({ name, email, company }: Person) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <Typography fontWeight="bold">{name}</Typography>
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        {email}
      </Typography>
      {company && (
        <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          {company}
        </Typography>
      )}
    </Flex>
  )
}
