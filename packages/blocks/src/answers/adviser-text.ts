/** Whoever advises is named with the registration; anybody else by the name alone. */
export function adviserText(name: string, no: string): string {
  return no === '' ? name : `投资顾问 ${name}（登记编号：${no}）`
}
