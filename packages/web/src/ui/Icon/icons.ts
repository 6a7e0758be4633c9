/** The icons of the application, each by its own file: the index of the package has two thousand modules. */
import Activity from 'lucide-react/icons/activity'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import AtSign from 'lucide-react/icons/at-sign'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Bell from 'lucide-react/icons/bell'
import Binary from 'lucide-react/icons/binary'
import Bookmark from 'lucide-react/icons/bookmark'
import Box from 'lucide-react/icons/box'
import Braces from 'lucide-react/icons/braces'
import Brackets from 'lucide-react/icons/brackets'
import Cake from 'lucide-react/icons/cake'
import Calendar from 'lucide-react/icons/calendar'
import ChartArea from 'lucide-react/icons/chart-area'
import ChartBar from 'lucide-react/icons/chart-bar'
import ChartBarDecreasing from 'lucide-react/icons/chart-bar-decreasing'
import ChartCandlestick from 'lucide-react/icons/chart-candlestick'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartColumnIncreasing from 'lucide-react/icons/chart-column-increasing'
import ChartLine from 'lucide-react/icons/chart-line'
import ChartPie from 'lucide-react/icons/chart-pie'
import ChartScatter from 'lucide-react/icons/chart-scatter'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Cloud from 'lucide-react/icons/cloud'
import CodeXml from 'lucide-react/icons/code-xml'
import Columns3 from 'lucide-react/icons/columns-3'
import Command from 'lucide-react/icons/command'
import Compass from 'lucide-react/icons/compass'
import Copy from 'lucide-react/icons/copy'
import Database from 'lucide-react/icons/database'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import File from 'lucide-react/icons/file'
import Flag from 'lucide-react/icons/flag'
import FoldVertical from 'lucide-react/icons/fold-vertical'
import Folder from 'lucide-react/icons/folder'
import FolderInput from 'lucide-react/icons/folder-input'
import FolderLock from 'lucide-react/icons/folder-lock'
import FolderOpen from 'lucide-react/icons/folder-open'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Funnel from 'lucide-react/icons/funnel'
import Gauge from 'lucide-react/icons/gauge'
import Globe from 'lucide-react/icons/globe'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Hash from 'lucide-react/icons/hash'
import Heading from 'lucide-react/icons/heading'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import Image from 'lucide-react/icons/image'
import Info from 'lucide-react/icons/info'
import KeyRound from 'lucide-react/icons/key-round'
import Keyboard from 'lucide-react/icons/keyboard'
import Layers from 'lucide-react/icons/layers'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Link from 'lucide-react/icons/link'
import Link2 from 'lucide-react/icons/link-2'
import List from 'lucide-react/icons/list'
import ListEnd from 'lucide-react/icons/list-end'
import ListFilter from 'lucide-react/icons/list-filter'
import Loader from 'lucide-react/icons/loader'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Map from 'lucide-react/icons/map'
import MapPin from 'lucide-react/icons/map-pin'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Menu from 'lucide-react/icons/menu'
import Merge from 'lucide-react/icons/merge'
import MessageSquare from 'lucide-react/icons/message-square'
import Minimize2 from 'lucide-react/icons/minimize-2'
import Minus from 'lucide-react/icons/minus'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Palette from 'lucide-react/icons/palette'
import PanelLeft from 'lucide-react/icons/panel-left'
import PanelRight from 'lucide-react/icons/panel-right'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Play from 'lucide-react/icons/play'
import Plug from 'lucide-react/icons/plug'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import QrCode from 'lucide-react/icons/qr-code'
import Redo2 from 'lucide-react/icons/redo-2'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Rows3 from 'lucide-react/icons/rows-3'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Server from 'lucide-react/icons/server'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import Shield from 'lucide-react/icons/shield'
import Sigma from 'lucide-react/icons/sigma'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Sparkles from 'lucide-react/icons/sparkles'
import Square from 'lucide-react/icons/square'
import SquareFunction from 'lucide-react/icons/square-function'
import SquareTerminal from 'lucide-react/icons/square-terminal'
import Star from 'lucide-react/icons/star'
import Sun from 'lucide-react/icons/sun'
import Table2 from 'lucide-react/icons/table-2'
import TableProperties from 'lucide-react/icons/table-properties'
import Tag from 'lucide-react/icons/tag'
import ToggleLeft from 'lucide-react/icons/toggle-left'
import Trash2 from 'lucide-react/icons/trash-2'
import TrendingUp from 'lucide-react/icons/trending-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Type from 'lucide-react/icons/type'
import Undo2 from 'lucide-react/icons/undo-2'
import UnfoldVertical from 'lucide-react/icons/unfold-vertical'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import UsersRound from 'lucide-react/icons/users-round'
import Webhook from 'lucide-react/icons/webhook'
import Workflow from 'lucide-react/icons/workflow'
import X from 'lucide-react/icons/x'
import Zap from 'lucide-react/icons/zap'

export const ICONS = {
  question: ChartColumn,
  table: Table2,
  sql: SquareTerminal,
  dashboard: LayoutDashboard,
  collection: Folder,
  'collection-open': FolderOpen,
  personal: FolderLock,
  model: Box,
  metric: Sigma,
  database: Database,
  schema: Layers,
  snippet: Braces,
  action: Zap,
  event: Flag,
  text: Type,
  number: Hash,
  boolean: ToggleLeft,
  date: Calendar,
  time: Clock,
  location: MapPin,
  category: Tag,
  email: AtSign,
  json: Braces,
  array: Brackets,
  'primary-key': KeyRound,
  'foreign-key': Link2,
  binary: Binary,
  filter: ListFilter,
  summarize: Sigma,
  'group-by': Rows3,
  sort: ArrowDownUp,
  'sort-up': ArrowUp,
  'sort-down': ArrowDown,
  join: Merge,
  expression: SquareFunction,
  limit: ListEnd,
  columns: Columns3,
  bar: ChartColumn,
  row: ChartBar,
  line: ChartLine,
  area: ChartArea,
  pie: ChartPie,
  scatter: ChartScatter,
  combo: ChartColumnIncreasing,
  trend: TrendingUp,
  gauge: Gauge,
  progress: Loader,
  funnel: Funnel,
  waterfall: ChartBarDecreasing,
  sankey: Workflow,
  boxplot: ChartCandlestick,
  pivot: TableProperties,
  detail: List,
  heading: Heading,
  home: House,
  browse: Compass,
  search: Search,
  star: Star,
  bookmark: Bookmark,
  trash: Trash2,
  restore: ArchiveRestore,
  archive: Archive,
  share: Share2,
  link: Link,
  embed: CodeXml,
  download: Download,
  upload: Upload,
  file: File,
  image: Image,
  refresh: RefreshCw,
  'full-screen': Maximize2,
  'exit-full-screen': Minimize2,
  settings: Settings,
  sliders: SlidersHorizontal,
  palette: Palette,
  person: User,
  people: Users,
  group: UsersRound,
  key: KeyRound,
  shield: Shield,
  verified: BadgeCheck,
  lock: Lock,
  unlock: LockOpen,
  clock: Clock,
  history: History,
  plus: Plus,
  minus: Minus,
  more: Ellipsis,
  close: X,
  check: Check,
  partly: Minus,
  'chevron-down': ChevronDown,
  'chevron-up': ChevronUp,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevrons-up-down': ChevronsUpDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  drag: GripVertical,
  eye: Eye,
  hidden: EyeOff,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  success: CircleCheck,
  help: CircleQuestionMark,
  pin: Pin,
  unpin: PinOff,
  calendar: Calendar,
  map: Map,
  globe: Globe,
  sun: Sun,
  moon: Moon,
  system: Monitor,
  'log-out': LogOut,
  'log-in': LogIn,
  copy: Copy,
  external: ExternalLink,
  pencil: Pencil,
  undo: Undo2,
  redo: Redo2,
  play: Play,
  stop: Square,
  sparkles: Sparkles,
  bell: Bell,
  cake: Cake,
  cloud: Cloud,
  mail: Mail,
  message: MessageSquare,
  webhook: Webhook,
  command: Command,
  keyboard: Keyboard,
  sidebar: PanelLeft,
  'panel-right': PanelRight,
  menu: Menu,
  print: Printer,
  cached: Zap,
  server: Server,
  plug: Plug,
  move: FolderInput,
  'new-folder': FolderPlus,
  expand: UnfoldVertical,
  collapse: FoldVertical,
  send: Send,
  qr: QrCode,
  activity: Activity,
} as const

/** What an icon stands for. */
export type IconName = keyof typeof ICONS
