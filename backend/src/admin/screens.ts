import {
  ArrowClockwise,
  Book,
  Briefcase,
  BulletList,
  Calendar,
  ChartBubble,
  ChartCircle,
  Crown,
  File,
  Lock,
  Mail,
  Message,
  PriceTag,
  Search,
  Stack,
  User,
} from '@strapi/icons'
import { readAuditLog } from '../content/audit-log/permission'
import { importFigures } from '../content/figures/permission'
import { readBannerReport } from '../features/banners/permission'
import { moderateComments } from '../features/comments/permission'
import { handleTickets } from '../features/contact/permission'
import { collectDesk, readDesk } from '../features/desk/permission'
import { reviewVacancies } from '../features/employers/permission'
import { readRegistrations } from '../features/organiser/permission'
import { readSearchMisses } from '../features/search-misses/permission'
import { readStatistics } from '../features/statistics/permission'
import { handleWithdrawals } from '../features/withdrawal/permission'
import { adminScreen } from './kit/screen/admin-screen'

/** Our own screens in the admin's menu. */
export const screens = [
  adminScreen({
    path: 'statistieken',
    title: 'Statistieken',
    icon: ChartBubble,
    permission: readStatistics,
    component: () => import('./statistics/screen/statistics-page'),
    position: 3,
  }),
  adminScreen({
    path: 'reacties',
    title: 'Reacties',
    icon: Message,
    permission: moderateComments,
    component: () => import('./comments/comments-page'),
    position: 4,
  }),
  adminScreen({
    path: 'contact',
    title: 'Berichten',
    icon: Mail,
    permission: handleTickets,
    component: () => import('./contact/tickets-page'),
    detail: () => import('./contact/ticket-page'),
    position: 4,
  }),
  adminScreen({
    path: 'ingezonden-vacatures',
    title: 'Ingezonden vacatures',
    icon: Briefcase,
    permission: reviewVacancies,
    component: () => import('./vacancies/vacancies-page'),
    detail: () => import('./vacancies/vacancy-page'),
    position: 4,
  }),
  adminScreen({
    path: 'inschrijvingen',
    title: 'Inschrijvingen',
    icon: Calendar,
    permission: readRegistrations,
    component: () => import('./events/events-page'),
    detail: () => import('./events/event-page'),
    create: () => import('./events/new-event-page'),
    position: 4,
  }),
  adminScreen({
    path: 'abonnementen',
    title: 'Abonnementen',
    icon: User,
    permission: readDesk,
    component: () => import('./desk/subscriptions/subscriptions-page'),
    detail: () => import('./desk/subscriptions/subscription-page'),
    create: () => import('./desk/subscriptions/new-subscription-page'),
    position: 4.5,
  }),
  adminScreen({
    path: 'bestellingen',
    title: 'Bestellingen',
    icon: BulletList,
    permission: readDesk,
    component: () => import('./desk/orders/orders-page'),
    detail: () => import('./desk/orders/order-page'),
    position: 4.5,
  }),
  adminScreen({
    path: 'facturen',
    title: 'Facturen',
    icon: File,
    permission: readDesk,
    component: () => import('./desk/invoices/invoices-page'),
    detail: () => import('./desk/invoices/invoice-page'),
    position: 4.5,
  }),
  adminScreen({
    path: 'herroepingen',
    title: 'Herroepingen',
    icon: ArrowClockwise,
    permission: handleWithdrawals,
    component: () => import('./withdrawals/withdrawals-page'),
    detail: () => import('./withdrawals/withdrawal-page'),
    position: 4,
  }),
  adminScreen({
    path: 'incassoruns',
    title: 'Incassoruns',
    icon: Stack,
    permission: collectDesk,
    component: () => import('./desk/runs/runs-page'),
    detail: () => import('./desk/runs/run-page'),
    position: 4.5,
  }),
  adminScreen({
    path: 'verkochte-plannen',
    title: 'Verkochte plannen',
    icon: Crown,
    permission: readDesk,
    component: () => import('./desk/plans/plans-page'),
    detail: () => import('./desk/plans/plan-page'),
    position: 4.5,
  }),
  adminScreen({
    path: 'cijfers',
    title: 'Cijfers invoeren',
    icon: ChartCircle,
    permission: importFigures,
    component: () => import('./figures/import-page'),
    position: 5,
  }),
  adminScreen({
    path: 'zoekvragen',
    title: 'Zoekvragen zonder resultaat',
    icon: Search,
    permission: readSearchMisses,
    component: () => import('./search-misses/search-misses-page'),
    position: 5,
  }),
  adminScreen({
    path: 'banners',
    title: 'Resultaten van banners',
    icon: PriceTag,
    permission: readBannerReport,
    component: () => import('./banners/report-page'),
    position: 6,
  }),
  adminScreen({
    path: 'beveiliging',
    title: 'Beveiliging',
    icon: Lock,
    component: () => import('./editors/security/security-page'),
    position: 9,
  }),
  adminScreen({
    path: 'logboek',
    title: 'Logboek',
    icon: Book,
    permission: readAuditLog,
    component: () => import('./audit-log/audit-log-page'),
    position: 9,
  }),
]
