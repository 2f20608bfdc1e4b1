import { Clock, Message } from '@strapi/icons'
import { moderateComments } from '../features/comments/permission'

/** Our widgets on the admin's home page. */
export const homeWidgets = [
  {
    id: 'comments',
    icon: Message,
    title: { id: 'gevel.reacties', defaultMessage: 'Reacties' },
    link: { label: { id: 'gevel.comments.judge', defaultMessage: 'Beoordelen' }, href: '/reacties' },
    permissions: moderateComments.required,
    component: async () => (await import('./comments/comments-widget')).CommentsWidget,
  },
  {
    id: 'plans',
    icon: Clock,
    title: { id: 'gevel.plans', defaultMessage: 'Mislukte planning' },
    component: async () => (await import('./planning/plans-widget')).PlansWidget,
  },
]
