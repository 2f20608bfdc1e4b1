import { Message } from '@strapi/icons'
import { moderateComments } from '../../features/comments/permission'

const title = { id: 'gevel.comments', defaultMessage: 'Reacties' }

/** The link to the comments screen in the admin's menu, for editors with the permission. */
export const commentsLink = {
  to: 'reacties',
  icon: Message,
  intlLabel: title,
  permissions: moderateComments.required,
  Component: () => import('./comments-page'),
  position: 4,
}

/** The widget on the admin's home page. */
export const commentsOnFirstScreen = {
  id: 'comments',
  icon: Message,
  title,
  link: { label: { id: 'gevel.comments.judge', defaultMessage: 'Beoordelen' }, href: '/reacties' },
  permissions: moderateComments.required,
  component: async () => (await import('./comments-widget')).CommentsWidget,
}
