import { LinkButton } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { Link as RouterLink } from 'react-router-dom'
import { changeDesk } from '../../../features/desk/permission'
import { usePermission } from '../../kit/data/use-permission'

/** Leads to an order by telephone, for who may change subscriptions. */
export function NewSubscriptionLink() {
  if (!usePermission(changeDesk)) return null
  return (
    <LinkButton tag={RouterLink} to="nieuw" startIcon={<Plus />}>
      Nieuw abonnement
    </LinkButton>
  )
}
