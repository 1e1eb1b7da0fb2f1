/**
 * Everything that the kit exports. Import `@hearthpaw/ui-kit/tokens.css` and `base.css` once, at the app's
 * entry.
 */
export { Arrival } from "./Arrival/Arrival.tsx";
export { Avatar, type AvatarProps } from "./Avatar/Avatar.tsx";
export { Badge, type BadgeProps, type Status, StatusBadge, statusLook, type Tone } from "./Badge/Badge.tsx";
export { BreederCard, type BreederCardProps, BreederGrid } from "./BreederCard/BreederCard.tsx";
export { Breadcrumbs } from "./Breadcrumbs/Breadcrumbs.tsx";
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
export { Carousel, type CarouselProps } from "./Carousel/Carousel.tsx";
export { CheckoutSection, type CheckoutSectionProps } from "./CheckoutSection/CheckoutSection.tsx";
export { Chip, ChipLink, type ChipProps, ChipRow, RemovableChip } from "./Chip/Chip.tsx";
export {
  Checkbox,
  type CheckboxProps,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  Switch,
  SwitchInput,
  type SwitchInputProps,
  type SwitchProps,
} from "./Choice/Choice.tsx";
export { Dialog, type DialogProps } from "./Dialog/Dialog.tsx";
export { Disclosure } from "./Disclosure/Disclosure.tsx";
export { Field, FieldFrame, type FieldIds, type FieldProps } from "./Field/Field.tsx";
export { Fold, type FoldProps } from "./Fold/Fold.tsx";
export { Gallery, type GalleryProps } from "./Gallery/Gallery.tsx";
export { GalleryDialog, type GalleryDialogProps } from "./Gallery/GalleryDialog.tsx";
export type { GalleryItem } from "./Gallery/items.ts";
export { HoldTimer, type HoldTimerProps } from "./HoldTimer/HoldTimer.tsx";
export { drawing } from "./Icon/drawings.ts";
export { Icon, type IconName, type IconProps } from "./Icon/Icon.tsx";
export { type KeyFact, KeyFacts } from "./KeyFacts/KeyFacts.tsx";
export {
  ActionBar,
  Container,
  Section,
  type SectionProps,
  SkipLink,
  Split,
  Stack,
  type StackProps,
  VisuallyHidden,
} from "./Layout/Layout.tsx";
export { Link, type LinkProps, LinkProvider } from "./Link/Link.tsx";
export { LoadMore, type LoadMoreProps, Pagination, type PaginationProps } from "./LoadMore/LoadMore.tsx";
export { useNextPart } from "./LoadMore/use_next_part.ts";
export { Logo, type LogoProps } from "./Logo/Logo.tsx";
export { Menu, type MenuItem, type MenuProps } from "./Menu/Menu.tsx";
export { ErrorSummary, type ErrorSummaryProps } from "./Notice/ErrorSummary.tsx";
export { Empty, type EmptyProps, ErrorNotice, type ErrorNoticeProps } from "./Notice/Notice.tsx";
export {
  OrderSummary,
  type OrderSummaryProps,
  type SummaryLine,
  totalOf,
} from "./OrderSummary/OrderSummary.tsx";
export { Brand, PaymentForm, type PaymentFormProps } from "./PaymentForm/PaymentForm.tsx";
export {
  NoPhoto,
  PetCard,
  type PetCardProps,
  PetCardSkeleton,
  PetGrid,
  type Picture,
} from "./PetCard/PetCard.tsx";
export { previewStyle } from "./preview.ts";
export { Price, type PriceProps } from "./Price/Price.tsx";
export { ProgressBar } from "./ProgressBar/ProgressBar.tsx";
export { RangeField, type RangeFieldProps } from "./RangeField/RangeField.tsx";
export { Rating, type RatingProps } from "./Rating/Rating.tsx";
export { StarsField, type StarsFieldProps } from "./Rating/StarsField.tsx";
export { Select, type SelectOption, type SelectProps } from "./Select/Select.tsx";
export { SiteHeader, type SiteHeaderProps } from "./Shell/Shell.tsx";
export { SiteFooter, type SiteFooterProps } from "./Shell/SiteFooter.tsx";
export { SideNav, type SideNavGroup, type SideNavProps } from "./SideNav/SideNav.tsx";
export { Loading, type LoadingProps } from "./Skeleton/Loading.tsx";
export { Skeleton, type SkeletonProps } from "./Skeleton/Skeleton.tsx";
export { Stat, type StatProps } from "./Stat/Stat.tsx";
export { type Column, type SortState, Table, type TableProps } from "./Table/Table.tsx";
export { type Tab, Tabs, type TabsProps } from "./Tabs/Tabs.tsx";
export { Timeline, type TimelineStep } from "./Timeline/Timeline.tsx";
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
export { FilePicker, type FilePickerProps } from "./Upload/FilePicker.tsx";
export { type UploadItem, UploadList, type UploadListProps } from "./Upload/UploadList.tsx";
export {
  type CardBrand,
  cardBrand,
  cardError,
  type CardErrors,
  type CardField,
  type CardValues,
  formatCardNumber,
  formatExpiry,
} from "./PaymentForm/card.ts";
export { cx } from "./cx.ts";
export { focusText } from "./focus.ts";
export {
  ageText,
  clockText,
  countText,
  dayText,
  deadlineText,
  fileSizeMb,
  formatCents,
  FREE,
  fullDayText,
  initials,
  LOCALE,
  monthText,
  numberText,
  plural,
  shortDayText,
  truncate,
} from "./format.ts";
export { agoText, exactText } from "./moments.ts";
