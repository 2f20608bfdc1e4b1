/**
 * The fields of `Given` that `Wanted` does not have, each by its path: `'user.password'`; never when there are none.
 * TypeScript checks for such fields in literals only, and a spread database row could bring any.
 */
export type ExtraField<Given, Wanted> = Given extends readonly (infer Item)[]
  ? ExtraField<Item, ItemOf<Wanted>>
  : Given extends string | number | boolean
    ? never
    : Given extends object
      ? IsMember<Given, Wanted> extends true
        ? never
        : {
            [Name in keyof Given & string]: Name extends FieldOf<Wanted>
              ? Under<Name, ExtraField<Given[Name], ValueOf<Wanted, Name>>>
              : Name
          }[keyof Given & string]
      : never

/** Whether a type is one of a union: a recursive type, such as a list in a list, has no end. */
type IsMember<Given, Wanted> = true extends (Wanted extends unknown ? IsSame<Given, Wanted> : never) ? true : false
type IsSame<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never
type FieldOf<Shape> = Shape extends object ? keyof Shape : never
type ValueOf<Shape, Name> = Shape extends object ? (Name extends keyof Shape ? Shape[Name] : never) : never
type Under<Name extends string, Field extends string> = `${Name}.${Field}`
