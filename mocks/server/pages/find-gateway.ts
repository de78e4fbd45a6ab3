import type { World } from '../../domain/world/world.ts';

/** Finds a payment gateway by name, ignoring case. */
export function findGateway(
  world: World,
  name: string,
): { readonly title: string; readonly isActive: boolean } | undefined {
  const lowerCaseName = name.toLowerCase();
  const override = world.settings.payment_gateways?.find(
    (one) => one.name.toLowerCase() === lowerCaseName,
  );
  if (override) return { title: override.title, isActive: override.is_active };
  const gateway = world.base.settings.paymentGateways.find(
    (one) => one.name.toLowerCase() === lowerCaseName,
  );
  if (!gateway) return undefined;
  // Gateways that a world's own list omits are inactive.
  return { title: gateway.title, isActive: gateway.isActive && !world.settings.payment_gateways };
}
