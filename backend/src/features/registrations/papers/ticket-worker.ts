import { worker } from 'workerpool'
import { ticketTasks } from './ticket-tasks'

worker(ticketTasks)
