import { Field } from './field'

/** The visitor's phone. `isInvalid` without a fault: another field says what is wrong with both. */
export function PhoneField({ isInvalid, fault }: { isInvalid: boolean; fault: string | undefined }) {
  return (
    <Field
      label="手机号"
      name="handset"
      type="tel"
      inputMode="tel"
      maxLength={11}
      autoComplete="tel"
      placeholder="请输入手机号"
      isInvalid={isInvalid}
      fault={fault}
    />
  )
}
