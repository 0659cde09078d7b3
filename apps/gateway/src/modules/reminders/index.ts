export { remindersModule } from './module'
export { dropReminder, type PlannedReminder, planReminder } from './plan-reminder'
export { tellHolders } from './tell-holders'
