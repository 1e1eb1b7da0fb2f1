/** Everything that the kit offers. Import `@hearthpaw/ui-kit/tokens.css` and `base.css` once, at the app's entry. */
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from "./Button/Button.tsx";
export { Badge, type BadgeProps, type Status, StatusBadge, statusLook, type Tone } from "./Badge/Badge.tsx";
export { Dialog, type DialogProps } from "./Dialog/Dialog.tsx";
export { Field, FieldFrame, type FieldIds, type FieldProps } from "./Field/Field.tsx";
export { Icon, type IconName, type IconProps } from "./Icon/Icon.tsx";
export { Link, type LinkProps, LinkProvider } from "./Link/Link.tsx";
export {
  NoPhoto,
  PetCard,
  type PetCardProps,
  PetCardSkeleton,
  PetGrid,
  type Picture,
} from "./PetCard/PetCard.tsx";
export { Price, type PriceProps } from "./Price/Price.tsx";
export { Select, type SelectOption, type SelectProps } from "./Select/Select.tsx";
export { Skeleton, type SkeletonProps } from "./Skeleton/Skeleton.tsx";
export {
  Flash,
  FLASH_HIDING_MS,
  FLASH_SHOWN_MS,
  type FlashProps,
  flashTimes,
  type FlashTone,
  Toaster,
  type ToastMessage,
  ToastProvider,
  useToast,
} from "./Toast/Toast.tsx";
export { cx } from "./cx.ts";
export {
  ageText,
  agoText,
  clockText,
  countText,
  dayText,
  exactText,
  fileSizeMb,
  formatCents,
  FREE,
  initials,
  truncate,
} from "./format.ts";
