import { definePermission } from '../../platform/roles/permission'

export const composeNewsletters = definePermission({
  uid: 'newsletter.compose',
  label: 'Nieuwsbrieven samenstellen, bekijken en een proef sturen',
  category: 'Nieuwsbrief',
  roles: ['redacteur', 'eindredacteur', 'eigenaar'],
})

/** Beside the permission above: a sent mail cannot be taken back. */
export const sendNewsletters = definePermission({
  uid: 'newsletter.send',
  label: 'Nieuwsbrieven goedkeuren, inplannen, versturen en stoppen',
  category: 'Nieuwsbrief',
  roles: ['eindredacteur', 'eigenaar'],
})
