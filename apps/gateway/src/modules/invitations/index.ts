export { invitationsModule } from './module'
