export { ChangePasswordForm } from './change-password-form'
export { NewPasswordFields } from './new-password-fields'
