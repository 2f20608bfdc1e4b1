import { Clock } from '@strapi/icons'
import { PlanPanel } from './plan-panel'

/** The plans that failed, on the admin's first screen. */
export const plansOnFirstScreen = {
  id: 'plans',
  icon: Clock,
  title: { id: 'gevel.plans', defaultMessage: 'Mislukte planning' },
  component: async () => (await import('./plans-widget')).PlansWidget,
}

/** Puts a failed plan right below the buttons of a form. */
export function withPlanPanel<Panel>([actions, ...panels]: Panel[]): (Panel | typeof PlanPanel)[] {
  return actions ? [actions, PlanPanel, ...panels] : [PlanPanel]
}
