import { worker } from 'workerpool'
import { workbookOf } from './workbook'

worker({ workbookOf })
