import { worker } from 'workerpool'
import { badgeTasks } from './badge-tasks'

worker(badgeTasks)
