import { serveOrders } from '../../../../file-thread/serveOrders'
import type { CalendarOrder } from './CalendarOrder'
import { carryOut } from './carryOut'

// The program of the thread that reads and writes files of events.
serveOrders((order) => carryOut(order as CalendarOrder))
