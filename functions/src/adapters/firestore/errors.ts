/** Status codes of gRPC (grpc.github.io/grpc/core/md_doc_statuscodes.html), as the SDK's errors carry them. */
const GrpcStatus = { NOT_FOUND: 5, ALREADY_EXISTS: 6, FAILED_PRECONDITION: 9, ABORTED: 10 } as const;

const hasCode = (error: unknown): error is { readonly code: unknown } =>
  typeof error === "object" && error !== null && "code" in error;

const CONFLICTS: ReadonlySet<unknown> = new Set([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
  // An update whose document is gone: looked at again, it is simply missing.
  GrpcStatus.NOT_FOUND,
]);

/** True when a guarded write lost against another one and nothing of it was stored. */
export const isConflict = (error: unknown): boolean => hasCode(error) && CONFLICTS.has(error.code);

export const isAlreadyExists = (error: unknown): boolean => hasCode(error) && error.code === GrpcStatus.ALREADY_EXISTS;
