import { Clock } from '@strapi/icons'
import { PlanPanel } from './plan-panel'

/** The failed plans, on the admin's home page. */
export const plansOnFirstScreen = {
  id: 'plans',
  icon: Clock,
  title: { id: 'gevel.plans', defaultMessage: 'Mislukte planning' },
  component: async () => (await import('./plans-widget')).PlansWidget,
}

/** Inserts the panel of the plan right below the form's buttons. */
export function withPlanPanel<Panel>([actions, ...panels]: Panel[]): (Panel | typeof PlanPanel)[] {
  return actions ? [actions, PlanPanel, ...panels] : [PlanPanel]
}
