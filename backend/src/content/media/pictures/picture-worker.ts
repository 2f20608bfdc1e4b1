import { worker } from 'workerpool'
import * as tasks from './picture-tasks'

worker({ ...tasks })
