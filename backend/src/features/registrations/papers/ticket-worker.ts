import { serveTasks } from '../../../platform/threads/serve-tasks'
import { ticketTasks } from './ticket-tasks'

serveTasks(ticketTasks)
